import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  food: 'dónde comer, comer, comida, comidas, restaurante, restaurantes, cafetería, café, almuerzo, cena, bar, comida y bebida',
  internet: 'wifi, wi-fi, wlan, red inalámbrica, internet',
  hours: 'horario, horarios, horas, hora de apertura, horario de apertura, abierto hoy, cuándo abren',
  prices: 'entradas, entrada, boletos, boleto, precio, precios, admisión, cuánto cuesta, tarifas',
  parking: 'aparcamiento, estacionamiento, parking, aparcar, estacionar, garaje',
  arriving: 'cómo llegar, llegar, transporte público, transporte, direcciones',
  wheelchair: 'silla de ruedas, sillas de ruedas, sin escalones, movilidad, accesible, accesibilidad',
  children: 'niños, niño, niñas, niña, familia, familias, infantil',
  toilets: 'baños, baño, aseos, aseo, servicios, lavabos, wc',
  shop: 'tienda, tiendas, tienda del museo, librería, recuerdos, regalos',
  jobs: 'empleo, empleos, trabajo, trabajos, trabaja con nosotros, vacantes, puestos vacantes, ofertas de empleo',
  giving: 'donar, donación, donaciones, dona, donativo, apoyar',
  photography: 'fotografía, fotografías, fotos, foto, hacer fotos, sacar fotos',
  luggage: 'guardarropa, consigna, taquillas, equipaje, mochilas, bolsos',
  dogs: 'perros, perro, mascotas, mascota, animales de asistencia',
  school: 'grado, curso, año escolar, grade',
  pottery: 'cerámica, cerámicas, alfarería, vasijas, vasija, jarrones, jarrón',
})
