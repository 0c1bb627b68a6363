// What only tables of earlier rules need.
export { fittedConfig } from '#kernel';
export { gameOf } from '../games/gameOf.ts';
