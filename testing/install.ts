// Installs missing Debian packages that the tests need.
import { installBrowser } from './browser.ts'
import { installDovecot } from './dovecot.ts'

installBrowser()
installDovecot()
