export const isMac = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.userAgent)
