import { standingOf, type Standing, type Viewer } from '#kernel';
import type { AnyTable } from './anyTable.ts';

/** How a table stands for each who looks: worked out once a step, since what follows a step comes before the next. */
export class Standings {
  readonly #table: AnyTable;
  readonly #known = new Map<Viewer, { readonly length: number; readonly standing: Standing }>();

  constructor(table: AnyTable) {
    this.#table = table;
  }

  of(viewer: Viewer): Standing {
    const { length } = this.#table;
    const known = this.#known.get(viewer);
    if (known?.length === length) return known.standing;
    const standing = standingOf(this.#table, viewer);
    this.#known.set(viewer, { length, standing });
    return standing;
  }
}
