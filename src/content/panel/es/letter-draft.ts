import type { LetterDraftWords } from '#content/types/letters-panel.ts'

export const letterDraftWords: LetterDraftWords = {
	draft: {
		name: 'Nombre de la carta, solo para el panel',
		to: 'Para',
		everyone: 'Confirmados',
		segment: '{name} ({n})',
		goneSegment: 'Un segmento que ya no está',
		purpose: 'Trata de',
		purposes: {
			news: 'Novedades de la app',
			launch: 'El lanzamiento',
			premium: 'Premium',
		},
		replyTo: 'Las respuestas van a (vacío: al remitente)',
		fallback: 'A quien le falte su idioma',
		noFallback: 'No se envía hasta que esté',
		reach: {
			one: '1 persona la recibiría, contada recién.',
			many: '{n} personas la recibirían, contadas recién.',
		},
		leftOut: 'Quedan fuera: {left}.',
		leftOutReasons: {
			undeliverable: '{n} cuyo buzón rechaza el correo',
			paused: '{n} en pausa',
			consent: '{n} que aceptaron otra cosa',
			frequency: '{n} con dos cartas en 30 días',
		},
		tabs: 'Idioma',
		people: { one: '1 persona', many: '{n} personas' },
		subject: 'Asunto',
		subjectLength: '{n} de {max} letras',
		text: 'Texto',
		syntax:
			'**fuerte**, *cursiva*, # título, [palabras](enlace), “- ” para una lista; un enlace solo en su línea es un botón.',
		save: {
			saved: 'guardado a las {time}',
			unsaved: 'sin guardar',
			saving: 'guardando',
			failed: 'No se guardó. El texto sigue aquí.',
			retry: 'Guardar de nuevo',
			restored: 'Se recuperó el texto que no llegó a guardarse.',
		},
		conflict: {
			text: 'Otra pestaña guardó esta carta con otro texto. No se sobrescribió nada: hay que elegir cuál queda.',
			theirs: 'Cargar el texto guardado',
			mine: 'Guardar el de esta pestaña',
		},
		delete: 'Borrar el borrador',
		deleteTitle: '¿Borrar este borrador?',
		deleteText: 'El texto se va en todos los idiomas. No se puede deshacer.',
		deleted: { title: 'Borrador borrado', text: 'Ya no está en la lista de cartas.' },
	},
	checks: {
		title: 'Antes de enviar',
		loading: 'Revisando',
		failed: 'No se pudo revisar.',
		again: 'Revisar de nuevo',
		blocking: { one: 'Una cosa impide enviar.', many: '{n} cosas impiden enviar.' },
		none: 'Nada impide enviar.',
		words: {
			blocks: 'impide enviar',
			advises: 'conviene',
			informs: 'para saber',
			passed: 'bien',
			unknown: 'no se sabe',
		},
		unknown: 'El servidor de nombres no respondió.',
		each: {
			words: {
				passed: 'Cada idioma tiene su texto.',
				failed: 'Falta el asunto o el texto en {languages}.',
				mend: 'Personas que no recibirían nada: {count}. Se escribe arriba, o se elige otro idioma para ellas.',
			},
			test: {
				passed: 'La prueba se envió después del último cambio.',
				failed: 'Falta la prueba del texto actual.',
				mend: 'La carta se envía primero a la dirección propia, en cada idioma.',
			},
			'owner-address': {
				passed: 'Hay una dirección para pruebas.',
				failed: 'Falta la dirección para pruebas.',
				mend: 'A ella van las pruebas y los avisos del sitio.',
			},
			operator: {
				passed: 'La carta dice quién escribe y desde dónde.',
				failed: 'Falta quién escribe y su dirección postal.',
				mend: 'Salen al pie de cada carta. Se ponen en {settings} y se reinicia el sitio.',
			},
			'mail-server': {
				passed: 'Hay servidor de correo y remitente.',
				failed: 'Falta el servidor de correo o el remitente.',
				mend: 'Se ponen en {settings} y se reinicia el sitio. Después se revisan SPF, DKIM y DMARC.',
			},
			spf: {
				passed: 'SPF: correcto.',
				failed: 'SPF: no hay un registro válido.',
				mend: '{domain} necesita un único registro TXT que empiece por v=spf1; el proveedor de correo dice cuál. Con DKIM correcto es solo un consejo: hay proveedores que envían desde un dominio propio.',
			},
			dkim: {
				passed: 'DKIM: correcto.',
				failed: 'DKIM: no hay clave.',
				mend: 'La clave del proveedor va en un registro TXT bajo _domainkey.{domain}; su nombre, en DKIM_SELECTOR, y se reinicia el sitio.',
			},
			dmarc: {
				passed: 'DMARC: correcto.',
				failed: 'DMARC: no hay registro.',
				mend: 'Gmail lo exige desde 5.000 cartas por día. Basta un TXT en _dmarc.{domain}: v=DMARC1; p=none',
			},
			consent: {
				passed: 'Todas aceptaron recibir cartas sobre este tema.',
				failed: 'Aceptaron otra cosa: {count}.',
				mend: 'No la reciben.',
			},
			frequency: {
				passed: 'Nadie recibe una tercera carta en 30 días.',
				failed: 'Ya tuvieron dos cartas en 30 días: {count}.',
				mend: 'No la reciben.',
			},
			links: {
				passed: 'Enlaces al sitio que responden: {count}.',
				failed: 'Hay enlaces a páginas que no existen.',
				mend: 'Se corrigen en el texto: {links}',
			},
			campaign: {
				passed: 'Los enlaces al sitio llevan la campaña {campaign}.',
				failed: 'Hay enlaces al sitio sin la campaña {campaign}.',
				mend: 'Se guarda de nuevo la carta.',
			},
			addresses: {
				passed: 'En el texto no hay direcciones de nadie.',
				failed: 'En el texto hay una dirección ajena.',
				mend: 'Se quita del texto: {addresses}',
			},
			size: {
				passed: 'El tamaño está bien.',
				failed: 'La carta es demasiado grande.',
				mend: 'Gmail corta los correos de más de 100 kB. Se acorta el texto.',
			},
			recipients: {
				passed: 'Personas que la reciben: {count}.',
				failed: 'Nadie la recibiría.',
				mend: 'La reciben quienes confirmaron su dirección. Si ya confirmó alguien, se elige arriba otro segmento u otro tema.',
			},
			'other-letter': {
				passed: 'No hay otra carta en camino.',
				failed: 'Hay otra carta en camino.',
				mend: '“{name}” tiene que terminar antes.',
			},
			duration: {
				passed:
					'Horas que tarda: {hours}. El sitio envía {rate} correos por hora y {perDay} cartas por día, y las confirmaciones salen primero.',
				failed: '',
				mend: '',
			},
		},
		test: 'Enviarme una prueba',
		tested: {
			title: 'Prueba enviada',
			text: 'El servidor de correo la aceptó. Conviene mirar también si llegó a Spam.',
		},
		testWritten: {
			title: 'La prueba quedó en un archivo',
			text: 'No hay servidor de correo: está en la carpeta outbox de los datos, y a nadie le llegó.',
		},
		testUnanswered: {
			title: 'La prueba no salió',
			text: 'No hubo respuesta ({code}). {meaning}',
		},
		testPartly: { title: 'La prueba no salió entera', text: 'Idiomas que salieron: {n}.' },
		testRefused: {
			title: 'La prueba no salió',
			text: 'El servidor de correo respondió {code}. {meaning}',
		},
		testLacks: {
			subject: { title: 'La prueba no salió', text: 'Falta el asunto de la carta.' },
			text: { title: 'La prueba no salió', text: 'Falta el texto de la carta.' },
			email: {
				title: 'La prueba no salió',
				text: 'Falta guardar la dirección a la que van las pruebas.',
			},
			version: {
				title: 'La prueba no salió',
				text: 'La carta cambió mientras tanto. Conviene volver a probar cuando diga “guardado”.',
			},
			state: {
				title: 'La prueba no salió',
				text: 'Esta carta ya no es un borrador: se confirmó en otro lugar.',
			},
		},
		first: 'Primero salen 50. Después la carta se detiene sola y espera.',
		all: 'Salen todas seguidas, sin detenerse: son 50 o menos.',
	},
	send: {
		open: 'Enviar a {n}',
		blocked: 'Todavía hay algo que impide enviar, en “Antes de enviar”.',
		title: '¿Enviar a {n} personas?',
		facts: { starts: 'Empieza', goesOn: 'Sigue' },
		starts: 'en diez minutos; hasta entonces se deshace',
		goesOn: 'tras 50 se detiene sola y espera',
		goesOnAll: 'hasta la última, sin detenerse: son 50 o menos',
		type: 'Escribir {n} para confirmar',
		confirm: 'Enviar a {n} personas',
		proof: 'Enviar a {n} personas',
		changed: {
			title: 'Algo cambió',
			text: 'La carta, la lista o una revisión ya no es la misma. Se leyó de nuevo; hay que confirmar otra vez.',
		},
	},
}
