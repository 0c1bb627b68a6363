import type { View } from '#games/dawn-of-mankind/facts';

const RULES_AT: { readonly [At in View['step']['at']]: readonly string[] } = {
  settingUp: ['2.6', '2.7', '2.8', '2.9'],
  choosing: ['3.1', '4.1', '4.2', '4.3', '4.4', '4.7', '9.2'],
  moving: ['8.6', '8.7', '4.2'],
  art: ['7.1', '7.2', '4.4'],
  dyeing: ['8.10'],
  shifting: ['8.4', '8.5'],
  deciding: ['5.1', '12.2'],
  studying: ['6.15', '8.1', '8.2', '8.3'],
  paying: ['5.2', '5.4', '1.6'],
  placing: ['8.3'],
  bartering: ['6.13'],
  taking: ['6.13'],
  exploring: ['6.18'],
  resting: ['9.3', '9.4', '9.5', '9.6'],
  ending: ['3.3', '10.1'],
  over: ['10.2', '10.4', '10.5', '10.6', '10.7'],
};

export const rulesNow = ({ step }: View): readonly string[] => RULES_AT[step.at];
