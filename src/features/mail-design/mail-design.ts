export { linkMail } from './link-mail.ts'
export { button, heading, link, list, paragraph, picture } from './mail-blocks.ts'
export { composeMail } from './mail-layout.ts'
export { type MailedSignup, mailSender, senderAddress, senderName, signupOrigin } from './sender.ts'
