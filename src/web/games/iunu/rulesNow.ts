import type { Citizen, View } from '#games/iunu/facts';

type StepName = View['step']['at'];

const RULES_AT: { readonly [At in StepName]: readonly string[] } = {
  dynasty: ['4.1', '4.2', '4.3'],
  ability: ['4.3'],
  baking: ['5.13', '5.14', '5.15'],
  consulting: ['5.6', '5.7'],
  tribute: ['5.10', '5.9', '5.11'],
  placing: ['6.1', '6.2'],
  taking: ['6.3', '6.4', '6.5'],
  ending: ['3.4', '3.2'],
  over: ['8.1', '8.2', '8.3', '8.4', '8.5', '8.6', '8.7'],
};

const RULES_OF: { readonly [C in Citizen]: readonly string[] } = {
  pharaoh: ['5.1'],
  scribe: ['5.3', '5.4'],
  noble: ['5.5'],
  priest: ['5.6', '5.7'],
  artisan: ['5.8'],
  soldier: ['5.9', '5.10', '5.12'],
  baker: ['5.13', '5.14', '5.15'],
  merchant: ['5.16', '5.17'],
  farmer: ['5.18'],
};

/** The paragraphs of the present step; of an ability, those of its class. */
export const rulesNow = ({ step }: View): readonly string[] => {
  const rules = RULES_AT[step.at];
  if (step.at === 'ability') return [...RULES_OF[step.citizen], ...rules];
  return step.at === 'dynasty' && step.mayReroll ? [...RULES_OF.pharaoh, ...rules] : rules;
};
