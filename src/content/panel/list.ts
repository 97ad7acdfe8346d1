import type { ListWords } from '#content/types/panel.ts'

export const listWords: ListWords = {
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
		loadFailed: { title: 'Error', text: 'No se pudieron cargar los datos de la waitlist' },
		exported: { title: 'Descarga iniciada', text: 'Se descargaron {n} registros' },
	},
}
