/** What is refused of pictures and files in Spanish, by the sentence in English; values are in braces. */
export default {
  'The file is not sent as such.': 'El archivo no se envía como tal.',
  'Send it with content-type: {type}.': 'Envíelo con content-type: {type}.',
  'The file is larger than {size} MB.': 'El archivo pasa de {size} MB.',
  'Save it in fewer pixels, or as JPEG, and upload that.': 'Guárdela con menos píxeles, o como JPEG, y súbala así.',
  'Save it smaller, or have STUDIO_FILE_MB raised.': 'Guárdelo más pequeño, o haga que se suba STUDIO_FILE_MB.',
  'The file did not come to its end.': 'El archivo no llegó hasta el final.',
  'The file was not sent to its end.': 'El archivo no se envió hasta el final.',
  'Send it again.': 'Envíelo otra vez.',
  'Send it again in a moment.': 'Envíelo otra vez dentro de un momento.',
  'Too many files are being uploaded.': 'Se están subiendo demasiados archivos.',
  'The file is not there any more.': 'El archivo ya no está.',
  'What is said of the file cannot be read.': 'No se puede leer lo que se dice del archivo.',
  'What is said of the picture is too long.': 'Lo que se dice de la imagen es demasiado largo.',
  'Say it in at most {most} characters.': 'Dígalo en {most} caracteres como mucho.',
  'The disk of the studio is full.': 'El disco del estudio está lleno.',
  'Have room made on it, and send the file again.': 'Haga que se libere espacio y envíe el archivo otra vez.',
  'Pictures and files of this site are kept in Contentstack.':
    'Las imágenes y los archivos de este sitio se guardan en Contentstack.',
  'Upload them in its editor.': 'Súbalos en su editor.',
  'Several machines share the entries of this site, and each has its pictures and files in folders of its own.':
    'Varias máquinas comparten las entradas de este sitio, y cada una tiene sus imágenes y archivos en carpetas propias.',
  'Have the folders images and media put on a volume that all of them share, and STUDIO_SHARED_FILES set.':
    'Haga que pongan las carpetas images y media en un volumen que todas compartan, y que activen STUDIO_SHARED_FILES.',
  'Pictures of this site are kept by a media gateway.': 'Las imágenes de este sitio las guarda un servidor de medios.',
  'Upload them there, and write the address into an image.': 'Súbalas allí y escriba la dirección en una imagen.',

  // Pictures
  'It is a vector drawing (SVG), which may hold scripts.':
    'Es un dibujo vectorial (SVG), que puede contener programas.',
  'Save it as PNG in twice the size in which it is shown, or have it put into the folder images by hand.':
    'Guárdelo como PNG al doble del tamaño en que se muestra, o haga que lo pongan a mano en la carpeta images.',
  'It is a HEIC picture, as some phones keep them.': 'Es una imagen HEIC, como las guardan algunos teléfonos.',
  'It is a BMP picture.': 'Es una imagen BMP.',
  'Save it as JPEG or PNG, and upload that.': 'Guárdela como JPEG o PNG, y súbala así.',
  'It is a PDF, and no picture.': 'Es un PDF, y no una imagen.',
  'Save the page as PNG or JPEG, and upload that.': 'Guarde la página como PNG o JPEG, y súbala así.',
  'It is a text, whatever its name says.': 'Es un texto, diga lo que diga su nombre.',
  'It is no picture of a kind that is known.': 'No es una imagen de una clase conocida.',
  'Choose a picture: JPEG, PNG, WebP, AVIF, TIFF or GIF.': 'Elija una imagen: JPEG, PNG, WebP, AVIF, TIFF o GIF.',
  'Save it in fewer pixels, and upload that.': 'Guárdela con menos píxeles, y súbala así.',
  'It has more than 100 million pixels.': 'Tiene más de 100 millones de píxeles.',
  'It cannot be read to its end as a picture: it may have been cut, or is damaged.':
    'No se puede leer hasta el final como imagen: quizá esté cortada o dañada.',
  'Open it in a program for pictures, save it anew as JPEG or PNG, and upload that.':
    'Ábrala en un programa de imágenes, guárdela de nuevo como JPEG o PNG, y súbala así.',

  // Recordings, captions and documents
  'It is a QuickTime film.': 'Es una película QuickTime.',
  'It is an AVI film.': 'Es una película AVI.',
  'Save it as MP4 with H.264, and upload that.': 'Guárdela como MP4 con H.264, y súbala así.',
  'It is a Matroska film.': 'Es una película Matroska.',
  'Save it as WebM or MP4, and upload that.': 'Guárdela como WebM o MP4, y súbala así.',
  'It is FLAC, which not every browser plays.': 'Es FLAC, que no todos los navegadores reproducen.',
  'Save it as MP3 or M4A, and upload that.': 'Guárdelo como MP3 o M4A, y súbalo así.',
  'It is a picture.': 'Es una imagen.',
  'Upload it at the images, which show it in every size.':
    'Súbala en las imágenes, que la muestran en todos los tamaños.',
  'It is an archive, or a document of an office program.': 'Es un archivo comprimido o un documento de ofimática.',
  'Save the document as PDF, and upload that.': 'Guarde el documento como PDF, y súbalo así.',
  'It is a document of an office program.': 'Es un documento de ofimática.',
  'Save it as PDF, and upload that.': 'Guárdelo como PDF, y súbalo así.',
  'It is no file of a kind that is taken.': 'No es un archivo de una clase que se admita.',
  'Choose audio (MP3, M4A, WAV, Ogg), video (MP4, WebM), captions (WebVTT) or a PDF.':
    'Elija audio (MP3, M4A, WAV, Ogg), vídeo (MP4, WebM), subtítulos (WebVTT) o un PDF.',
  'It does not go to its end: it may have been cut.': 'No llega hasta el final: quizá esté cortado.',
  'Copy or save it once more, and upload that.': 'Cópielo o guárdelo otra vez, y súbalo así.',
  'The captions are not in UTF-8.': 'Los subtítulos no están en UTF-8.',
  'Save them anew in UTF-8, and upload that.': 'Guárdelos de nuevo en UTF-8, y súbalos así.',
  'The captions say nothing.': 'Los subtítulos no dicen nada.',
  'Save them anew with their times and words.': 'Guárdelos de nuevo con sus tiempos y palabras.',
  'The captions are larger than 1 MB.': 'Los subtítulos pasan de 1 MB.',
  'Shorten them, or part them.': 'Acórtelos o divídalos.',
} as const
