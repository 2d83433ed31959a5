/** Terminals show colors, files do not (https://no-color.org). */
const isColored = process.stdout.isTTY === true && !process.env.NO_COLOR

/** @param code of ECMA-48, like 31 for red */
export const color =
  (code: number) =>
  (text: string): string =>
    isColored ? `\u001b[${code}m${text}\u001b[0m` : text

export const dim = color(2)
