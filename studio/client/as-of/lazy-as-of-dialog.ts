import { lazy } from 'react'

/** Asked for when somebody looks at a moment to come: that is now and then. */
export const AsOfDialog = lazy(() => import('./as-of-dialog.tsx').then(({ AsOfDialog }) => ({ default: AsOfDialog })))
