import { claimSentences } from '#words/claims.ts'
import { pageLink } from '#words/page-links.ts'
import { appUrls } from '#words/site-urls.ts'
import { contacts, name } from '#words/product.ts'
import { countryLinks } from './country-links.ts'
import type { Chrome } from '#content/types/chrome.ts'

export const es: Chrome = {
	skip: 'Saltar al contenido',
	languages: 'Esta página en otros idiomas',
	offer: { read: 'Leer esta página en español', dismiss: 'No, gracias' },
	header: {
		home: `${name}, página de inicio`,
		label: 'Navegación principal',
		menu: 'Menú',
		theme: 'Cambiar entre claro y oscuro',
		sections: [
			pageLink('es', 'home', 'Ventajas', '#features'),
			pageLink('es', 'home', 'Precio', '#pricing'),
			pageLink('es', 'home', 'Preguntas', '#faq'),
		],
		login: { label: 'Iniciar sesión', href: appUrls.login },
		signup: { label: 'Crear cuenta', href: appUrls.signup },
	},
	footer: {
		motto: 'Para quienes disfrutan de la gente, en su justa medida.',
		columns: [
			{
				title: 'Producto',
				links: [
					pageLink('es', 'home', 'Funciones', '#features'),
					pageLink('es', 'home', 'Precio', '#pricing'),
					pageLink('es', 'home', 'Preguntas', '#faq'),
					{ label: 'Ayuda', href: '#support' },
				],
			},
			{
				title: 'Para leer',
				links: [
					pageLink('es', 'socialEnergyManagement', 'Cómo cuidar tu energía social'),
					pageLink('es', 'lowSocialBattery', 'Cuando la batería está baja'),
					pageLink('es', 'socialBatteryTracker', 'Tu batería social, día a día'),
					pageLink('es', 'introvertProductivity', 'Productividad para introvertidos'),
					pageLink('es', 'introvertSocialBattery', 'La batería social de los introvertidos'),
				],
			},
			{
				title: 'Gratis',
				links: [
					pageLink('es', 'week', 'Tu semana'),
					pageLink('es', 'twoSheets', 'Dos hojas'),
					pageLink('es', 'sayNo', 'Decir que no'),
					pageLink('es', 'introvertTest', 'Test de introversión'),
					pageLink('es', 'mbtiTest', 'Test MBTI'),
				],
			},
			{ title: 'En tu país', links: countryLinks },
			{
				title: 'Información legal',
				links: [
					pageLink('es', 'privacy', 'Privacidad'),
					pageLink('es', 'terms', 'Términos de uso'),
					pageLink('es', 'refund', 'Reembolsos'),
				],
			},
		],
		support: {
			title: 'Ayuda',
			text: claimSentences('es', 'supportReply').join(' '),
			mail: { label: contacts.support, href: `mailto:${contacts.support}` },
		},
		small: `© ${name}. No reemplaza el consejo médico.`,
	},
}
