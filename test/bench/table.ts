/** Renders rows of cells under their heads: the first column to the left, the others, which are numbers, to the right. */
export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const renderCell = (cell: string, column: number): string => {
    const width = widths[column] ?? 0;
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  return lines.map((line) => line.map(renderCell).join('  ').trimEnd()).join('\n');
}
