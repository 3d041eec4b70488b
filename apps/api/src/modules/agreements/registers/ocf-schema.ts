/**
 * What an export in the Open Cap Format must look like, as JSON schemas of our own. Written from the fields that the
 * format documents for the files and objects that we write (version 1.2.0,
 * https://github.com/Open-Cap-Table-Coalition/Open-Cap-Format-OCF/tree/v1.2.0/schema: OCFManifestFile, StakeholdersFile,
 * StockClassesFile, TransactionsFile, Issuer, Stakeholder, StockClass, StockIssuance, StockTransfer, StockCancellation).
 */

const text = { type: 'string', minLength: 1 };
const numeric = { type: 'string', pattern: '^[+-]?[0-9]+(\\.[0-9]{1,10})?$' };
const day = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' };
const comments = { type: 'array', items: text };

interface Shape {
  type: 'object';
  additionalProperties: false;
  required: readonly string[];
  properties: Readonly<Record<string, unknown>>;
}

/** An object with these fields, and those that may be left out. */
const shape = (
  required: Readonly<Record<string, unknown>>,
  optional: Readonly<Record<string, unknown>> = {},
): Shape => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
});

const monetary = shape({ amount: numeric, currency: { type: 'string', pattern: '^[A-Z]{3}$' } });
const list = (items: unknown): object => ({ type: 'array', items });
const files = list(shape({ filepath: text, md5: { type: 'string', pattern: '^[a-f0-9]{32}$' } }));

const country = { type: 'string', pattern: '^[A-Z]{2}$' };
const address = shape(
  { address_type: { enum: ['LEGAL', 'CONTACT', 'OTHER'] }, country },
  { street_suite: text, city: text },
);

const issuer = shape(
  {
    object_type: { const: 'ISSUER' },
    id: text,
    legal_name: text,
    formation_date: day,
    country_of_formation: country,
  },
  { comments, address },
);

const stakeholder = shape(
  {
    object_type: { const: 'STAKEHOLDER' },
    id: text,
    name: shape({ legal_name: text }),
    stakeholder_type: { enum: ['INDIVIDUAL', 'INSTITUTION'] },
  },
  { current_relationship: { const: 'INVESTOR' } },
);

const stockClass = shape(
  {
    object_type: { const: 'STOCK_CLASS' },
    id: text,
    name: text,
    class_type: { enum: ['COMMON', 'PREFERRED'] },
    default_id_prefix: text,
    initial_shares_authorized: { anyOf: [numeric, { enum: ['NOT APPLICABLE', 'UNLIMITED'] }] },
    votes_per_share: numeric,
    seniority: numeric,
  },
  { price_per_share: monetary },
);

const security = { id: text, security_id: text, date: day };
const issuance = shape({
  object_type: { const: 'TX_STOCK_ISSUANCE' },
  ...security,
  custom_id: text,
  stakeholder_id: text,
  stock_class_id: text,
  share_price: monetary,
  quantity: numeric,
  share_numbers_issued: list(shape({ starting_share_number: numeric, ending_share_number: numeric })),
  stock_legend_ids: list(text),
  security_law_exemptions: list(shape({ description: text, jurisdiction: text })),
});
const transfer = shape(
  {
    object_type: { const: 'TX_STOCK_TRANSFER' },
    ...security,
    quantity: numeric,
    resulting_security_ids: { type: 'array', items: text, minItems: 1, uniqueItems: true },
  },
  { balance_security_id: text, consideration_text: { type: 'string' } },
);
const cancellation = shape({
  object_type: { const: 'TX_STOCK_CANCELLATION' },
  ...security,
  quantity: numeric,
  reason_text: { type: 'string' },
});

const fileOf = (type: string, items: unknown): Shape => shape({ file_type: { const: type }, items: list(items) });

/** By the name of the file. */
export const OCF_SCHEMAS: Readonly<Record<string, object>> = {
  'Manifest.ocf.json': shape(
    {
      file_type: { const: 'OCF_MANIFEST_FILE' },
      ocf_version: { const: '1.2.0' },
      issuer,
      as_of: day,
      generated_at: { type: 'string', pattern: '^[0-9-]{10}T[0-9:.]+Z$' },
      stock_plans_files: files,
      stock_legend_templates_files: files,
      stock_classes_files: files,
      vesting_terms_files: files,
      valuations_files: files,
      transactions_files: files,
      stakeholders_files: files,
    },
    { comments },
  ),
  'Stakeholders.ocf.json': fileOf('OCF_STAKEHOLDERS_FILE', stakeholder),
  'StockClasses.ocf.json': fileOf('OCF_STOCK_CLASSES_FILE', stockClass),
  'Transactions.ocf.json': fileOf('OCF_TRANSACTIONS_FILE', { oneOf: [issuance, transfer, cancellation] }),
};
