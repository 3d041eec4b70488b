/** The part of a rule for a feature that is not built: nothing can be removed, and no test is claimed. */
export const NOT_BUILT: Readonly<Record<string, string>> = {
  'V-11': 'bank fields of other account types than the American ones',
  'V-37': 'the ACH account',
  'S-07': 'wire transfers',
  'S-14': 'the names of the five wallet events',
  'S-15': 'automatic repayment; it is refused when it is asked for',
  'S-16': 'gateways beside card and wallet',
  'R-08':
    'credited distributions and saved investments in the console; who archives a saved investment is its investor',
  'C-02': 'a use of the weights: the public calculator follows the schedule of the loan',
  'C-06': 'ACH and wire',
  'C-07': 'a use of the thresholds: an application names its grounds, and a person judges the evidence',
  'U-05': 'the messages of ACH, of bank fields of other account types and of providers that are not there',
};
