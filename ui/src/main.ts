import './styles/fonts.css'
import './styles/tokens.css'
import './styles/frames.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { chooseDoor } from './lib/connection/door'
import { watchInput } from './lib/settings/idle'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has lost its #app')
await chooseDoor()
mount(App, { target })
watchInput()
