import { type Color, colors } from 'atrium/model/color/colors.ts'

/**
 * The colour of a work's overlay by its place among others: the colours in order, over and over. The cycle is one
 * shorter than the list, so the last, warm-grey, is never reached.
 */
export const overlayColor = (index: number): Color => colors[index % (colors.length - 1)] as Color
