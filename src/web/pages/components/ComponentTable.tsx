import { useId, type ReactNode } from 'react';
import type { ComponentCell, ComponentSheet } from '#kernel';
import { ProvenanceSign } from './ProvenanceSign.tsx';
import { useComponentsText } from './componentsText.ts';

interface ComponentTableProps {
  readonly sheet: ComponentSheet;
  /** Draws the piece of a row, in games that can. */
  readonly draw: ((id: string) => ReactNode) | undefined;
}

/** Short cells do not grow. */
const isShort = ({ text }: ComponentCell): boolean => text.length <= 16;
const isNumber = ({ text }: ComponentCell): boolean => /^[\d+−–/ -]{1,5}$/.test(text);

const Value = ({ cell, column }: { readonly cell: ComponentCell; readonly column: string }) => (
  <td data-column={column} data-short={isShort(cell) || undefined} data-number={isNumber(cell) || undefined}>
    {cell.text} {cell.source !== undefined && <ProvenanceSign source={cell.source} />}
  </td>
);

const Head = ({ columns, isDrawn }: { readonly columns: readonly string[]; readonly isDrawn: boolean }) => {
  const components = useComponentsText();
  return (
    <thead>
      <tr>
        {isDrawn && (
          <th scope="col">
            <span className="sr-only">{components.picture}</span>
          </th>
        )}
        <th scope="col">{components.name}</th>
        {columns.map(column => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
};

/** Every piece of one kind with its values. On a phone each row is a card. */
export const ComponentTable = ({ sheet, draw }: ComponentTableProps) => {
  const heading = useId();
  const drawn = sheet.rows.map(({ id }) => draw?.(id));
  const isDrawn = drawn.some(piece => piece !== undefined && piece !== null);
  return (
    <section className="component-sheet" aria-labelledby={heading}>
      <h2 id={heading}>
        {sheet.title} <span className="count">{sheet.rows.length}</span>
      </h2>
      {sheet.note !== undefined && <p>{sheet.note}</p>}
      <table className="block" aria-labelledby={heading}>
        <Head columns={sheet.columns} isDrawn={isDrawn} />
        <tbody>
          {sheet.rows.map(({ id, name, cells }, row) => (
            <tr key={id}>
              {isDrawn && <td className="component-piece">{drawn[row]}</td>}
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <Value key={index} cell={cell} column={sheet.columns[index] ?? ''} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
