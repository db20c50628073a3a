// The reference page's whole script, as somebody would write it by hand for this one page.
(function () {
  var form = document.querySelector('.register');
  var send = document.querySelector('.send');
  var picture = document.querySelector('.picture img');
  var calculator = document.querySelector('.calculator');
  var toast = document.querySelector('.toast');
  var amounts = calculator.querySelectorAll('dd');
  var hiding;

  function say(text) {
    toast.textContent = text;
    toast.hidden = false;
    clearTimeout(hiding);
    hiding = setTimeout(function () {
      toast.hidden = true;
    }, 3000);
  }

  function post(path, fields) {
    var body = {};
    fields.forEach(function (name) {
      body[name] = form[name].value;
    });
    return fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(function (reply) {
      if (!reply.ok) throw reply;
      return reply.json();
    });
  }

  function failed() {
    say('El servidor no pudo responder. Inténtalo de nuevo en un momento.');
  }

  function fault() {
    if (!/^\d{10}$/.test(form.phone.value.replace(/\D/g, ''))) return 'Escribe un número de celular válido.';
    return /^\w{4}$/.test(form.captcha.value) ? '' : 'Escribe los caracteres de la imagen.';
  }

  function countDown(seconds) {
    send.disabled = seconds > 0;
    send.textContent = seconds > 0 ? seconds + ' s' : 'Enviar código';
    if (seconds > 0) setTimeout(countDown, 1000, seconds - 1);
  }

  document.querySelector('.picture').onclick = function () {
    picture.src = '/captcha?' + Date.now();
  };

  send.onclick = function () {
    var text = fault();
    if (text) return say(text);
    send.disabled = true;
    post('/sms', ['phone', 'captcha']).then(
      function () {
        say('El código va en camino. Revisa tus mensajes.');
        countDown(60);
      },
      function () {
        send.disabled = false;
        failed();
      },
    );
  };

  form.onsubmit = function (event) {
    event.preventDefault();
    var text = fault() || (/^\d{6}$/.test(form.sms.value) ? '' : 'Escribe el código del SMS.');
    if (text) return say(text);
    post('/register', ['phone', 'captcha', 'sms']).then(function () {
      say('Tu registro está listo');
    }, failed);
  };

  function money(minor) {
    return (
      '$' + (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    );
  }

  calculator.oninput = function () {
    var amount = Number(calculator.amount.value);
    var interest = Math.round(amount * 0.0004931507 * calculator.term.value);
    calculator.querySelector('output').textContent = amounts[0].textContent = money(amount);
    calculator.querySelectorAll('dt')[1].textContent =
      'Interés de ' + calculator.term.value + ' días al 0.0493% diario';
    amounts[1].textContent = money(interest);
    amounts[2].textContent = money(amount + interest);
  };

  document.querySelector('.back').onclick = function () {
    document.querySelector('#registro').scrollIntoView();
  };

  performance.mark('interactive');
})();
