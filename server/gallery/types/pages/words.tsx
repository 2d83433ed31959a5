import { createElement, Fragment } from 'react'

/** A text with names in backticks, which are set as code. */
export const Words = ({ text }: { text: string }) =>
  createElement(
    Fragment,
    null,
    // Every second piece stands between backticks.
    ...text.split('`').map((piece, index) => (index % 2 === 1 ? createElement('code', null, piece) : piece)),
  )
