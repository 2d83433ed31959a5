import { defineMessages } from 'atrium'

export default defineMessages('publicationDetails', {
  title: 'Title',
  imprint: 'Imprint',
  pages: 'Pages',
  trimSize: 'Trim size',
  illustrations: 'Illustrations',
  format: 'Format',
  price: 'Price',
  publicationDate: 'Publication date',
})
