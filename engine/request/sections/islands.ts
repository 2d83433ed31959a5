/** A source file; an address that is written already begins with a slash. */
const ISLAND = / data-island="([^"/][^"]*)"/g

/**
 * Writes into finished HTML where the script of each island is.
 *
 * @param address the address of an island's script, by its source file
 */
export const withIslandScripts = (html: string, address: (file: string) => string): string =>
  html.includes(' data-island="') ? html.replace(ISLAND, (_, file: string) => ` data-island="${address(file)}"`) : html
