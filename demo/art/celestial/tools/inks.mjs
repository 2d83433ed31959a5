/** Two ways to print a chart: on night blue and on vellum. */

export const NIGHT = {
  ground: '#15233d',
  line: '#e9dcb8',
  gold: '#d8a848',
  pale: '#8fa3bd',
  deep: '#0d1830',
  warm: '#b5523c',
  wash: '#22365a',
}

export const VELLUM = {
  ground: '#ecdfc2',
  line: '#3f2d20',
  gold: '#c08a2e',
  pale: '#a58f6b',
  deep: '#dccaa2',
  warm: '#a8452f',
  wash: '#5d7f8e',
}
