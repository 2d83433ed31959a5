import { defineMessages } from 'atrium'

/** Lists what visitors of any house call by several names: words and phrases with commas between them. */
export default defineMessages('searchSynonyms', {
  food: 'where to eat, places to eat, eat, eating, food, food and drink, restaurant, café, coffee, lunch, dinner, dining, snacks, cafeteria',
  internet: 'wifi, wi-fi, wlan, wireless, internet',
  hours: 'hours, opening hours, opening times, open today, when are you open, are you open',
  prices: 'tickets, ticket, admission, prices, entrance fee, how much does it cost, entry fee',
  parking: 'parking, car park, garage, where to park',
  arriving: 'directions, getting here, how to get there, public transport, transit',
  wheelchair: 'wheelchair, step-free, mobility, barrier-free, accessible',
  children: 'children, kids, child, family, families',
  toilets: 'toilets, toilet, restrooms, restroom, bathroom, washroom, wc',
  shop: 'shop, gift shop, store, museum shop, bookshop, bookstore, souvenirs',
  jobs: 'jobs, job, vacancies, careers, employment, work here, open positions',
  giving: 'donate, donation, give, giving, gift, support us',
  photography: 'photography, photos, taking photos, pictures allowed, selfie',
  luggage: 'cloakroom, coat check, lockers, luggage, bags',
  dogs: 'dogs, dog, pets, service animals',
  school: 'grade, school year, year group',
  pottery: 'pottery, ceramics, vases, pots, earthenware',
})
