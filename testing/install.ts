// Installs the Debian packages that the tests need, where they are missing.
import { installBrowser } from './browser.ts'
import { installDovecot } from './dovecot.ts'

installBrowser()
installDovecot()
