/** Leonor Bastide’s sheets: gray board and blue-black ink, and tracing linen. */

export const BOARD = { ground: '#dfd8ca', line: '#232c38', wash: '#c9a878', sky: '#9fb9c4', green: '#6f8a66', warm: '#b1452f' }

export const LINEN = { ground: '#e3e8e2', line: '#1e2f4a', wash: '#cfd5c8', sky: '#b5cbd3', green: '#7c9a80', warm: '#c05a35' }
