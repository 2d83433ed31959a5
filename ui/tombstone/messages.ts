import { defineMessages } from 'atrium'

export default defineMessages('tombstone', {
  title: 'Title',
  date: 'Date Created',
  place: 'Place Created',
  material: 'Material',
  maker: 'Maker',
  dimensions: 'Dimensions',
  creditLine: 'Credit Line',
})
