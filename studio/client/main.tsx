import { createRoot } from 'react-dom/client'
import { createApi } from './api/api.ts'
import { App } from './shell/app.tsx'
import './style/index.ts'

const place = document.getElementById('studio')
if (place) createRoot(place).render(<App api={createApi()} />)
