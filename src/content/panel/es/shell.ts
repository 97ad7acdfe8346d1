import { name } from '#content/site.ts'
import type { Failure } from '#content/types/page.ts'
import type { ShellWords } from '#content/types/panel.ts'

export const shellWords: ShellWords = {
	header: {
		home: `${name}, al inicio`,
		theme: 'Cambiar entre claro y oscuro',
		site: 'Al sitio',
		leave: 'Salir',
		name,
	},
	login: {
		title: 'Acceso al panel',
		text: 'Aquí están las direcciones de quienes esperan. Por eso hay una puerta.',
		username: 'Usuario',
		password: 'Contraseña',
		show: 'Mostrar contraseña',
		hide: 'Ocultar contraseña',
		submit: 'Ingresar',
		denied: 'No coinciden. Revisar el usuario y la contraseña, también las mayúsculas.',
		passkey: 'Usar una llave',
		needsScript: 'El panel necesita JavaScript: sin él no puede leer la lista.',
		notLoaded: {
			text: 'El panel no ha cargado todavía. Si no aparece en unos segundos, puede que el navegador o una extensión bloquee su script.',
			reload: { label: 'Recargar la página', href: '' },
		},
	},
	unanswered: {
		title: 'El servidor no responde',
		text: 'No se pudo comprobar la sesión. Si estaba abierta, sigue abierta.',
		tryAgain: 'Intentar de nuevo',
	},
	proof: {
		title: '¿Quién está ahí?',
		text: '{action} pide de nuevo la llave o la contraseña. Vale por diez minutos.',
		acts: {
			invite: 'Para invitar a {target}, confirme que es usted. Vale solo para esto.',
			withdraw:
				'Para retirar la invitación de {target}, confirme que es usted. Vale solo para esto.',
			confirm: 'Para confirmar la cuenta de {target}, confirme que es usted. Vale solo para esto.',
			disable: 'Para cerrar la cuenta de {target}, confirme que es usted. Vale solo para esto.',
			'add-passkey':
				'Para agregar una llave a esta cuenta, confirme que es usted. Vale solo para esto.',
			'remove-passkey': 'Para quitar esta llave, confirme que es usted. Vale solo para esto.',
			'set-address':
				'Para cambiar adónde van las pruebas y los avisos, confirme que es usted. Vale solo para esto.',
		},
		confirm: 'Continuar',
		passkey: 'Usar una llave',
		cancel: 'Cancelar',
		denied: 'Esa no es la contraseña de esta cuenta.',
		deniedPasskey: 'Esa llave no es de esta cuenta.',
		tooMany: 'Demasiados intentos. Se puede volver a probar a las {time}.',
		unavailable: 'El servidor no respondió. Se puede volver a probar en un minuto.',
	},
	actions: 'Acciones',
	timeZone: 'Fechas y horas de esta página: zona horaria {zone}.',
	seeLetter: 'Ver la carta',
	notices: {
		label: 'Avisos',
		close: 'Cerrar aviso',
		granted: { title: 'Acceso concedido', text: 'Bienvenido al panel de administración' },
		denied: { title: 'Error de autenticación', text: 'Usuario o contraseña incorrectos' },
		deniedPasskey: {
			title: 'Error de autenticación',
			text: 'Esa llave no abre ninguna cuenta de este panel.',
		},
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
		notDone: { title: 'Error', text: 'El servidor no lo hizo. Se puede volver a probar.' },
		tooManyChanges: {
			title: 'Demasiados intentos',
			text: 'Se puede volver a probar en un cuarto de hora.',
		},
		left: { title: 'Sesión cerrada', text: 'La sesión terminó también en el servidor.' },
		expired: { title: 'La sesión terminó', text: 'Ingrese de nuevo para seguir.' },
	},
}

export const failure: Failure = {
	title: 'Unexpected Application Error!',
	titleLanguage: 'en',
	text: 'Esta parte del panel se detuvo. La lista no ha cambiado: está en el servidor.',
	lostFile:
		'Un archivo del panel no llegó: falló la conexión o el sitio se acaba de actualizar. La lista no ha cambiado: está en el servidor.',
	tryAgain: 'Intentar de nuevo',
	action: { label: 'Volver al inicio', href: '/' },
}
