import type { Step, View } from '#games/dunaia/facts';

const RULES_AT: { readonly [At in Step['at']]: readonly string[] } = {
  drafting: ['12.1'],
  picked: ['12.1'],
  choosing: ['5.1', '5.2', '4.2', '9.1'],
  awakening: ['6.1', '6.3', '6.4', '6.5', '6.6'],
  recycling: ['7.1', '7.2', '7.5', '7.6', '7.7', '3.2'],
  checking: ['8.1', '8.2', '4.2'],
  ending: ['4.3', '4.2', '9.1'],
  moving: ['6.8', '6.9'],
  inserting: ['6.7'],
  advancing: ['3.6', '7.8'],
  discarding: ['9.1', '9.2'],
  buying: ['7.2', '7.3', '7.4', '3.1'],
  searching: ['9.7'],
  colouring: ['9.8', '9.11'],
  placing: ['7.2', '3.3', '3.4', '3.7'],
  secondEffect: ['6.1', '6.2'],
  power: ['9.3', '9.4', '9.5', '9.6'],
  fragment: ['9.9', '9.10', '9.3'],
  trading: ['12.5'],
  ended: ['11.1', '11.2', '11.3', '11.4', '11.5', '11.6', '11.7'],
  over: ['11.1', '11.2', '11.3', '11.4', '11.5', '11.6', '11.7'],
};

export const rulesNow = ({ step }: View): readonly string[] => RULES_AT[step.at];
