/** Defines the elements of a month and of a range of days, with their styles. */
import './month.css'
import 'cally'
