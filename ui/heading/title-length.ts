/** How long a title is, where its size depends on it: short ones are set larger, long ones smaller. */
export const titleLength = (title: string): 'short' | 'long' | undefined =>
  title.length <= 18 ? 'short' : title.length > 60 ? 'long' : undefined
