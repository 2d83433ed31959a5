import { defineMessages } from 'atrium'

export default defineMessages('eventDescription', {
  dateAndTickets: 'Date and tickets',
  price: 'Price:',
  addToCalendar: 'Add to calendar',
})
