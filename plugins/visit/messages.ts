import { defineMessages } from 'atrium'

export default defineMessages('visit', {
  accessibilityAndVisit: 'Accessibility and Visit',
  siteVisit: '{siteName} Visit',
  planYourVisit: 'Plan your visit',
  highlights: 'Highlights',
  visit: 'Visit',
  map: 'Map',
  openMap: 'Open in a map',
  directions: 'Directions',
  openAddress: 'Show on a map',
  pictures: 'Pictures of visitors',
  picturesOf: 'Pictures: {title}',
  openPicture: 'Open picture {number}',
  amountOfTime: 'Amount of Time',
  updated: 'Updated: {date}',
  onThisPage: 'On this page',
})
