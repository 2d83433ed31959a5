/** Skin: lit, shaded, and the highest light; and the lines on it. */

export const FAIR = { skin: '#edc3a2', shade: '#d59a78', light: '#f8dcc2' }

export const ROSY = { skin: '#f0c6ad', shade: '#d8977f', light: '#fadfce' }

export const OLIVE = { skin: '#d9a77c', shade: '#b67f55', light: '#ecc7a0' }

export const TAN = { skin: '#c48a5e', shade: '#9c663f', light: '#dcab80' }

export const GOLD = { skin: '#e6b98c', shade: '#c78f62', light: '#f4d6b0' }

export const BROWN = { skin: '#8d5a3c', shade: '#683d28', light: '#a9744f' }

export const DEEP = { skin: '#6a4030', shade: '#4a2a20', light: '#855640' }

export const LINE = '#5b2f22'

export const DARK = '#2c1612'
