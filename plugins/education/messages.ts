import { defineMessages } from 'atrium'

export default defineMessages('education', {
  education: 'Education',
  k12Resource: 'K-12 Resource',
  teacherResource: 'Teacher Resource',
  gradeLevel: 'Grade Level',
  subject: 'Subject',
  resourceType: 'Resource Type',
  topic: 'Topic',
  rowLabel: '{label}:',
  time: 'Time',
  materialsNeeded: 'Materials Needed',
  resources: { one: 'resource', other: 'resources' },
  titleAscending: 'Title (A–Z)',
  titleDescending: 'Title (Z–A)',
  allResources: 'All resources',
  noResources: 'No resource has been published yet.',
  findResource: 'Find a resource',
  teachingResource: 'Teaching Resource',
})
