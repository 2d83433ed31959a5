/** Clay, glaze and added colours. */

export const GLAZE = '#1e1815'

export const CLAY = '#c9703f'

export const RED = '#7d2d22'

export const CREAM = '#ead9b8'
