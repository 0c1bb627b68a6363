export { log } from '#games/nim/log';
