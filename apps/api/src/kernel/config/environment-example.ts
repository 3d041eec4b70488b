import { Config } from './config.js';
import { variable } from './variable.js';

/** Stand-ins with the right form for variables that have no default. */
const FORMS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://cairn@127.0.0.1:5432/cairn',
  APP_SECRET: 'change-me-change-me-change-me-change-me',
  DATA_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
  STRIPE_KEY: 'sk_change_me',
  STRIPE_WEBHOOK_SECRET: 'whsec_change_me',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_change_me',
};

/** The list of variables, made from the Config class. */
export const environmentExample = {
  values(): Record<string, string> {
    return { ...FORMS };
  },
  text(): string {
    const lines = variable.all(Config).flatMap(({ name, description, options }) => {
      const value = options.default ?? FORMS[name] ?? options.example ?? '';
      const head = options.optional ? `# ${name}=` : `${name}=${value}`;
      return [`# ${description}${options.secret ? ' (secret)' : ''}`, head, ''];
    });
    return `# Written by \`npm run gen\` from apps/api/src/kernel/config/config.ts.\n\n${lines.join('\n')}`;
  },
};
