import { defineMessages } from '#engine'

export default defineMessages('eventDescription', {
  dateAndTickets: 'Date and tickets',
  price: 'Price:',
  addToCalendar: 'Add to calendar',
})
