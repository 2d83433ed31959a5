/** Where the resources are listed, and below which each of them stands. */
export const LISTING = '/education/k-12-learning'

/** The older listing, below which stand its topics and what it or they refer to. */
export const OLDER_LISTING = '/education/teachers/pst-art-art-science-collide'
