import { defineMessages } from 'atrium'

export default defineMessages('searchNotice', {
  failed: 'The search does not answer at the moment. Try again in a few minutes.',
  nothingFor: 'Nothing was found for “{term}”.',
  didYouMean: 'Did you mean {term}?',
  insteadOf: 'Nothing was found for “{term}”. These are the results for {suggestion}.',
  whatHelps: 'Check the spelling, or use fewer and more general words.',
  nearest: 'Perhaps you are looking for:',
  elsewhere: '“{term}” in other languages of this site:',
  found: { one: '({count} result)', other: '({count} results)' },
})
