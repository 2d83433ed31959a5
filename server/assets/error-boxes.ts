const SCRIPT = 'server/assets/error-boxes.enhance.ts'

/**
 * Adds the script that shows developers what goes wrong in islands; a document without islands stays as it is.
 *
 * @param address the address of a script, by its source file
 */
export const withErrorBoxes = (html: string, address: (file: string) => string): string =>
  html.includes(' data-island="') ? html.replace('<body>', () => `<body data-island="${address(SCRIPT)}">`) : html
