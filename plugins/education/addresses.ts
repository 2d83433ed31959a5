/** Where the resources are listed; each of them is below it. */
export const LISTING = '/education/k-12-learning'

/** The older listing; its topics, and what it or they refer to, are below it. */
export const OLDER_LISTING = '/education/teachers/pst-art-art-science-collide'
