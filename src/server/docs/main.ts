import fs from 'node:fs';
import { protocol } from './protocol.ts';

fs.writeFileSync('docs/protocol.md', await protocol());
