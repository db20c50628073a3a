// The whole script of the pages by hand, as somebody would write it for these screens alone.
(function () {
  var find = function (selector) {
    return document.querySelector(selector);
  };
  var all = function (selector, event, handle) {
    document.querySelectorAll(selector).forEach(function (element) {
      element.addEventListener(event, handle);
    });
  };
  var toast = find('[role=status]');
  var submit = find('[data-testid=confirm-submit]');
  var fold = find('#fold');

  // Leads elsewhere, or sends what the screen is there for: says so at once.
  all('a[data-main], [data-testid=confirm-submit]', 'click', function (event) {
    event.currentTarget.setAttribute('aria-busy', 'true');
  });

  all('[data-testid=pay-button]', 'click', function () {
    var cards = find('fieldset');
    if (cards.querySelector(':checked')) return;
    if (!find('#fault')) {
      cards.insertAdjacentHTML('beforeend', '<p id="fault" class="fault"></p>');
      find('#fault').textContent = cards.dataset.fault;
    }
    cards.setAttribute('aria-describedby', 'fault');
    cards.querySelector('input').focus();
  });

  all('[data-testid=complaint-type-1]', 'click', function (event) {
    var isOpen = find('#kinds').hidden;
    find('#kinds').hidden = !isOpen;
    event.currentTarget.setAttribute('aria-expanded', isOpen);
  });

  all('#agree', 'change', function (event) {
    submit.setAttribute('aria-disabled', !event.currentTarget.checked);
  });

  all('#fold', 'click', function () {
    var isOpen = find('#folded').hidden;
    var words = fold.textContent;
    find('#folded').hidden = !isOpen;
    fold.setAttribute('aria-expanded', isOpen);
    fold.textContent = fold.dataset.less;
    fold.dataset.less = words;
  });

  all('[data-copy]', 'click', function (event) {
    navigator.clipboard.writeText(event.currentTarget.dataset.copy).then(function () {
      toast.textContent = toast.dataset.copied;
    });
  });

  all('[data-barcode]', 'click', function (event) {
    var dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.innerHTML = '<img width="300" height="176">';
    dialog.firstChild.src = event.currentTarget.dataset.barcode;
    dialog.onclick = function () {
      dialog.remove();
    };
    dialog.showModal();
  });
})();
