// The reference page's whole script, as somebody would write it by hand for this one page.
(function () {
  var find = function (id) {
    return document.querySelector('[data-testid="' + id + '"]');
  };
  var form = find('phone-input').form;
  var send = find('sms-button');
  var calculator = document.querySelector('input[type=range]').closest('section');
  var toast = form.parentNode.querySelector('[role=status]');

  function say(text) {
    toast.textContent = text;
    setTimeout(function () {
      toast.textContent = '';
    }, 3000);
  }

  function post(path) {
    return fetch(path, { method: 'POST', body: new FormData(form) }).then(
      function () {
        say('El código va en camino. Revisa tus mensajes.');
      },
      function () {
        say('El servidor no pudo responder. Inténtalo de nuevo en un momento.');
      },
    );
  }

  function fault() {
    if (!/^\d{10}$/.test(form.phone.value.replace(/\D/g, ''))) return 'Escribe un número de celular válido.';
    return /^\w{4}$/.test(form.captcha.value) ? '' : 'Escribe los caracteres de la imagen.';
  }

  function submit(path, text) {
    if (text) say(text);
    else post(path);
  }

  send.onclick = function () {
    submit('/sms', fault());
  };

  form.onsubmit = function (event) {
    event.preventDefault();
    submit('/register', fault() || (/^\d{6}$/.test(form.smsCode.value) ? '' : 'Escribe el código del SMS.'));
  };

  function money(minor) {
    return (
      '$' + (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    );
  }

  calculator.oninput = function () {
    var amounts = calculator.querySelectorAll('dd');
    var amount = Number(calculator.querySelector('input[type=range]').value);
    var days = parseInt(calculator.querySelector('input:checked').parentNode.textContent, 10);
    var interest = Math.round(amount * 0.0004931507 * days);
    var tax = Math.round(interest * 0.16);
    [amount, interest, tax, amount + interest + tax].forEach(function (value, row) {
      amounts[row].textContent = money(value);
    });
    calculator.querySelector('output').textContent = money(amount);
  };

  // The host's page gets its picture with a session; here any picture of that size does.
  find('captcha-input').closest('div').nextSibling.firstChild.outerHTML =
    '<img src="/captcha" width="112" height="46" alt="Imagen con cuatro caracteres">';
  performance.mark('interactive');
})();
