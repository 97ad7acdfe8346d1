import { name } from '#content/site.ts'
import type { Failure, Head } from '#content/types/page.ts'
import type { PanelWords } from '#content/types/panel.ts'

export const head: Head = {
	title: 'Panel de Waitlist',
	description: `Las personas que esperan noticias de ${name}. Solo para quien la administra.`,
	path: '/waitlist',
	language: 'en',
	locale: 'es',
	skip: 'Saltar al contenido',
	isPrivate: true,
}

/** The panel's place for the site's own counts. */
export const countsHead: Head = {
	...head,
	title: 'Entradas, Panel de Waitlist',
	description: `Qué páginas y campañas traen gente a ${name}. Solo para quien lo administra.`,
	path: '/waitlist/entradas',
}

/** The header of the panel's page, which is for the owner. */
export const header = {
	home: `${name}, al inicio`,
	theme: 'Cambiar entre claro y oscuro',
	leave: 'Al sitio',
	name,
}

export const words: PanelWords = {
	navigation: {
		label: 'Panel',
		places: [
			{ name: 'list', label: 'Lista', href: '/waitlist' },
			{ name: 'counts', label: 'Entradas', href: '/waitlist/entradas' },
		],
	},
	login: {
		title: 'Acceso al panel',
		text: 'Aquí están las direcciones de quienes esperan. Por eso hay una puerta.',
		username: 'Usuario',
		password: 'Contraseña',
		show: 'Mostrar contraseña',
		hide: 'Ocultar contraseña',
		submit: 'Ingresar',
		needsScript: 'El panel necesita JavaScript: sin él no puede leer la lista.',
		notLoaded: {
			text: 'El panel no ha cargado todavía. Si no aparece en unos segundos, puede que el navegador o una extensión bloquee su script.',
			reload: { label: 'Recargar la página', href: '/waitlist' },
		},
	},
	list: {
		title: 'Panel de Waitlist',
		columns: {
			email: 'Email',
			source: 'Fuente',
			status: 'Estado',
			created_at: 'Fecha de Registro',
		},
		loading: 'Cargando datos...',
		progress: 'Registros: {n} de {total}',
		count: 'Registros: {n}',
		noMatch: 'Nadie en la lista responde a estos filtros.',
		empty: 'Todavía no hay nadie en la lista.',
		noDate: 'Sin fecha',
		erase: 'Borrar',
		download: 'Descargar CSV',
		refresh: 'Actualizar',
		leave: 'Salir',
	},
	filters: {
		search: 'Buscar dirección',
		status: 'Filtrar por estado',
		source: 'Filtrar por fuente',
		all: 'Todo',
	},
	erasure: {
		askOne: '¿Borrar {email}?',
		ask: '¿Borrar {n} registros?',
		text: 'Se va todo lo que el sitio sabe: dirección, consentimiento y correos pendientes. No se puede deshacer.',
		confirmOne: 'Borrar 1 registro',
		confirm: 'Borrar {n} registros',
		cancel: 'Cancelar',
		done: { title: 'Borrado completo', text: 'Registros borrados: {n}' },
		failed: {
			title: 'No se completó',
			text: 'El servidor no pudo borrar todos los registros. La lista muestra los que quedan.',
		},
	},
	growth: {
		title: 'Crecimiento',
		days: 'Altas en los últimos {days} días: {n}. El día con más: {most}.',
		sources: 'De dónde vienen',
	},
	records: {
		mails: {
			title: 'Correos que no salieron ({n})',
			columns: ['Destinatario', 'Intentos', 'Motivo', 'Escrito'],
			empty: 'Ninguno. Todo lo escrito salió o sigue en camino.',
		},
		audit: {
			title: 'Quién hizo qué',
			columns: ['Cuándo', 'Quién', 'Qué', 'Detalle'],
			empty: 'Nada anotado todavía.',
		},
		rows: { one: '1 fila', many: '{n} filas' },
		actions: {
			login: 'Ingreso',
			logout: 'Salida',
			export: 'Descarga',
			erasure: 'Borrado',
			import: 'Importación',
			'account created': 'Cuenta creada',
			'password changed': 'Contraseña cambiada',
			'account disabled': 'Cuenta cerrada',
		},
	},
	notices: {
		label: 'Avisos',
		close: 'Cerrar aviso',
		granted: { title: 'Acceso concedido', text: 'Bienvenido al panel de administración' },
		denied: { title: 'Error de autenticación', text: 'Usuario o contraseña incorrectos' },
		noCookie: {
			title: 'Cookie bloqueada',
			text: 'El navegador no guardó la cookie de la sesión. Hace falta permitir las cookies de este sitio.',
		},
		tooMany: {
			title: 'Demasiados intentos',
			text: 'Por seguridad, el acceso queda cerrado hasta las {time}.',
		},
		unavailable: {
			title: 'Sin respuesta',
			text: 'El servidor no pudo atender el acceso. Inténtelo de nuevo en un minuto.',
		},
		loadFailed: { title: 'Error', text: 'No se pudieron cargar los datos de la waitlist' },
		exported: { title: 'Descarga iniciada', text: 'Se descargaron {n} registros' },
		left: { title: 'Sesión cerrada', text: 'La sesión terminó también en el servidor.' },
		expired: { title: 'La sesión terminó', text: 'Ingrese de nuevo para seguir.' },
	},
}

export const failure: Failure = {
	title: 'Unexpected Application Error!',
	text: 'El panel se detuvo. La lista no ha cambiado: está en el servidor. Recargue la página.',
	action: { label: 'Volver al inicio', href: '/' },
}
