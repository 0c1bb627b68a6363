import { tableViewOf, type TableView, type Viewer } from '#kernel';
import type { AnyTable } from '#kernel';

/** How a table stands for each who looks: worked out once a step, since what follows a step comes before the next. */
export class TableViews {
  readonly #table: AnyTable;
  readonly #known = new Map<Viewer, { readonly length: number; readonly tableView: TableView }>();

  constructor(table: AnyTable) {
    this.#table = table;
  }

  of(viewer: Viewer): TableView {
    const { length } = this.#table;
    const known = this.#known.get(viewer);
    if (known?.length === length) return known.tableView;
    const tableView = tableViewOf(this.#table, viewer);
    this.#known.set(viewer, { length, tableView });
    return tableView;
  }
}
