/** Texts about pictures: uploading them, and what matters most in one. */
export default {
  uploadPictures: 'Upload pictures',
  upload: 'Upload',
  uploadCount: { one: 'Upload {count} picture', other: 'Upload {count} pictures' },
  picturesAdded: { one: '{count} picture was added', other: '{count} pictures were added' },
  dropPictures: 'Pictures can also be dropped here, or pasted.',
  fileTooLarge: 'The file is larger than {megabytes} MB.',
  fileTooLargeHelp: 'Save it in fewer pixels, or as JPEG, and upload that.',
  pastedPicture: 'Pasted picture',
  pictureAlternative: 'Alternative text',
  pictureSpeaks: 'The picture says something',
  pictureDecorates: 'It is decoration: nothing is lost for whoever does not see it',
  pictureAlternativeHelp:
    'What is to be seen that the words beside it do not say, in one sentence: who or what, doing what, where. Without “Picture of”.',
  pictureCredit: 'Credit',
  pictureCaption: 'Caption',
  sendingFile: 'Sending {name}',
  leaveOut: 'Leave out',
  samePicture: 'The very same picture is there already.',
  takeThis: 'Use “{name}”',
  addAnyway: 'Add another image of it',
  pointWithoutPicture: 'There is no picture yet, or its width and height are not known.',
  pointKeys:
    'Click what matters most, or move the point by arrows. Below, each ratio without a part of its own follows it.',
  pointAt: 'Focal point: {x} % from the left, {y} % from the top',
  pointMiddle: 'No focal point yet: the middle. Arrows put one',
  pointNone: 'Take the focal point away',
} as const
