import { pageLink } from '#words/page-links.ts'
import { name } from '#words/product.ts'
import { waitlistApiUrl } from '#words/site-urls.ts'
import { currentConsentVersions } from '#domain/waitlist/consent-version.ts'
import { type Language, pages } from '#domain/pages/pages.ts'
import { retention } from '#domain/retention/retention.ts'
import { currentConsentText } from '#words/consents.ts'
import type { LeadFormWords } from './types/lead-form.ts'

const { news, premium } = currentConsentVersions

/** The waitlist form. It sends the version of the consent text that it shows. */
export const leadForm = {
	en: {
		action: waitlistApiUrl,
		prompt: `News about ${name}, by e-mail.`,
		label: 'Your e-mail address',
		button: 'Tell me',
		consent: currentConsentText('news', 'en'),
		wording: news,
		privacy: { label: 'Privacy', href: '/privacy' },
		sending: 'Sending…',
		sent: {
			title: 'Check your inbox.',
			text: 'If you are not on the list yet, there is a link to confirm your address.',
		},
		meanwhile: pageLink('en', 'week', 'Try Your week meanwhile'),
		inbox: 'Open {}',
		empty: 'Please enter your address.',
		wrong: 'That address does not work. Check both sides of the @.',
		uncarried: 'Please enter another address. Before the @, not every mail server accepts',
		tooMany: `Too many attempts from your connection. Try again in ${retention.counterWindowMinutes} minutes.`,
		offline: 'You seem to be offline. Your address is still here; send it again later.',
		failed: 'That did not save. Try again in a few minutes.',
	},
	de: {
		action: waitlistApiUrl,
		prompt: `Neuigkeiten zu ${name}, per E-Mail.`,
		label: 'Deine E-Mail-Adresse',
		button: 'Benachrichtigen',
		consent: currentConsentText('news', 'de'),
		wording: news,
		privacy: { label: 'Datenschutz', href: pages.privacy.de },
		sending: 'Wird gesendet …',
		sent: {
			title: 'Schau in dein Postfach.',
			text: 'Falls du noch nicht auf der Liste stehst, liegt dort ein Link, mit dem du deine Adresse bestätigst.',
		},
		meanwhile: pageLink('de', 'week', 'Solange „Deine Woche“ ausprobieren'),
		inbox: '{} öffnen',
		empty: 'Bitte gib deine Adresse ein.',
		wrong: 'Diese Adresse stimmt so nicht. Prüfe beide Seiten des @.',
		uncarried: 'Gib eine andere Adresse ein. Vor dem @ verstehen nicht alle Mailserver',
		tooMany: `Zu viele Versuche über deinen Anschluss. Versuch es in ${retention.counterWindowMinutes}\u00A0Minuten noch einmal.`,
		offline:
			'Du bist anscheinend offline. Deine Adresse steht noch hier; sende sie später noch einmal.',
		failed: 'Das wurde nicht gespeichert. Versuch es in ein paar Minuten noch einmal.',
	},
	pt: {
		action: waitlistApiUrl,
		prompt: `Novidades do ${name}, por e-mail.`,
		label: 'Seu e-mail',
		button: 'Quero saber',
		consent: currentConsentText('news', 'pt'),
		wording: news,
		privacy: { label: 'Privacidade', href: pages.privacy.pt },
		sending: 'Enviando…',
		sent: {
			title: 'Confira sua caixa de entrada.',
			text: 'Se você ainda não está na lista, há ali um link para confirmar o seu e-mail.',
		},
		meanwhile: pageLink('pt', 'week', 'Enquanto isso, experimente “Sua semana”'),
		inbox: 'Abrir o {}',
		empty: 'Informe o seu e-mail.',
		wrong: 'E-mail inválido. Confira os dois lados do @.',
		uncarried: 'Informe outro e-mail. Antes do @, nem todo servidor de e-mail aceita',
		tooMany: `Muitas tentativas pela sua conexão. Tente de novo em ${retention.counterWindowMinutes}\u00A0minutos.`,
		offline:
			'Parece que você está sem internet. Seu e-mail continua aqui; envie de novo mais tarde.',
		failed: 'Não foi possível salvar. Tente de novo em alguns minutos.',
	},
	es: {
		action: waitlistApiUrl,
		prompt: `Novedades de ${name}, por correo.`,
		label: 'Tu dirección de correo',
		button: 'Quiero saber',
		consent: currentConsentText('news', 'es'),
		wording: news,
		privacy: pageLink('es', 'privacy', 'Privacidad'),
		sending: 'Enviando…',
		sent: {
			title: 'Revisa tu correo.',
			text: 'Si todavía no estás en la lista, ahí está el enlace para confirmar tu dirección.',
		},
		meanwhile: pageLink('es', 'week', 'Mientras tanto, prueba «Your week»'),
		inbox: 'Abrir {}',
		empty: 'Escribe tu dirección.',
		wrong: 'Esa dirección no es válida. Revisa los dos lados de la @.',
		uncarried: 'Escribe otra dirección. Antes de la @, no todos los servidores de correo aceptan',
		tooMany: `Demasiados intentos desde tu conexión. Inténtalo de nuevo en ${retention.counterWindowMinutes}\u00A0minutos.`,
		offline: 'Parece que no tienes conexión. Tu dirección sigue aquí; envíala de nuevo más tarde.',
		failed: 'No se pudo guardar. Inténtalo de nuevo en unos minutos.',
	},
} as const satisfies Record<Language, LeadFormWords>

/** The form beside the price of Premium, for news of Premium only. */
export const premiumLeadForm = {
	...leadForm.en,
	prompt: 'We’ll e-mail you when Premium is ready.',
	consent: currentConsentText('premium', 'en'),
	wording: premium,
} as const satisfies LeadFormWords

/** The form below the result of a test. It is optional and does not mention the result. */
export const leadOnResults = {
	en: {
		...leadForm.en,
		title: 'News by e-mail, if you like',
		prompt:
			'Your answers and your result stay in this page; the form takes the address and the name of the test.',
	},
	de: {
		...leadForm.de,
		title: 'Neuigkeiten per E-Mail, wenn du möchtest',
		prompt:
			'Deine Antworten und dein Ergebnis bleiben auf dieser Seite; das Formular nimmt nur die Adresse und den Namen des Tests.',
	},
	pt: {
		...leadForm.pt,
		title: 'Novidades por e-mail, se você quiser',
		prompt:
			'As suas respostas e o seu resultado ficam nesta página; o formulário leva só o e-mail e o nome do teste.',
	},
	es: {
		...leadForm.es,
		title: 'Novedades por correo, si quieres',
		prompt:
			'Tus respuestas y tu resultado se quedan en esta página; el formulario solo lleva la dirección y el nombre del test.',
	},
} as const satisfies Record<Language, LeadFormWords & { readonly title: string }>
