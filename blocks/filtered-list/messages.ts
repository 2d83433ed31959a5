import { defineMessages } from 'atrium'

export default defineMessages('filteredList', {
  filters: 'Filters',
  sortBy: 'Sort by',
  filterAndSort: 'Filter and Sort',
  chosen: '{title} ({number})',
  close: 'Close',
  showResults: 'Show results',
  any: 'Any',
  more: '{number} more',
  show: 'Show {number} {nouns}',
  all: '{number} {nouns}',
  some: '{number} of {all} {nouns}',
  remove: 'Remove',
  clearAll: 'Clear all',
  nothing: 'No {nouns} match these filters. Remove {filters}.',
  quoted: '“{label}”',
  quotedWithTotal: '“{label}” ({total})',
  allFilters: 'all of them',
  from: 'From',
  to: 'To',
  chooseInCalendar: 'Choose in a calendar',
})
