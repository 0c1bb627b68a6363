import { tableViewOf, type AnyTable, type TableView, type Viewer } from '#kernel';

/** Each viewer's table view, computed once an entry: the view after an entry is the one the next patch starts from. */
export class TableViewCache {
  readonly #table: AnyTable;
  readonly #cache = new Map<Viewer, { readonly length: number; readonly tableView: TableView }>();

  constructor(table: AnyTable) {
    this.#table = table;
  }

  get(viewer: Viewer): TableView {
    const { length } = this.#table;
    const cached = this.#cache.get(viewer);
    if (cached?.length === length) return cached.tableView;
    const tableView = tableViewOf(this.#table, viewer);
    this.#cache.set(viewer, { length, tableView });
    return tableView;
  }
}
