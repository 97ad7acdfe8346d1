/**
 * Emails to one of the site's signed bounce addresses. Together they contain the hostile text in every part that the
 * reader of bounce reports inspects.
 */
export function hostileMails(to: string, text: string): readonly string[] {
	const line = text.replaceAll(/[\r\n]+/g, ' ')
	return [
		report(to, `Final-Recipient: rfc822; ${line}\nAction: failed\nStatus: 5.1.1`),
		report(
			to,
			`Final-Recipient: rfc822; a@b.example\nAction: failed\nStatus: ${line}\nDiagnostic-Code: smtp; ${line}`,
		),
		report(to, text),
		mail(to, 'text/plain', text),
		mail(to, 'text/html', `<p>${text}</p>`),
		mail(to, `multipart/mixed; boundary="${line.slice(0, 70)}"`, text),
		`From: MAILER-DAEMON@host.example\r\nTo: ${to}\r\nSubject: ${line}\r\nX-Failed-Recipients: ${line}\r\n\r\n550 5.1.1 ${line}\r\n`,
		`From: ${line}\r\nTo: ${to}\r\nReferences: ${line}\r\nContent-Type: ${line}\r\n\r\n${text}\r\n`,
	]
}

function mail(to: string, type: string, body: string): string {
	return `From: MAILER-DAEMON@host.example\r\nTo: ${to}\r\nReturn-Path: <>\r\nSubject: failure notice\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`
}

function report(to: string, status: string): string {
	const parts = ['text/plain', 'message/delivery-status', 'message/rfc822']
	const bodies = ['Your mail was not delivered.', status, 'Subject: Hello\n\nHello']
	const body = parts.map((type, part) => `--b\r\nContent-Type: ${type}\r\n\r\n${bodies[part]}\r\n`)
	return mail(
		to,
		'multipart/report; report-type=delivery-status; boundary=b',
		`${body.join('')}--b--`,
	)
}
